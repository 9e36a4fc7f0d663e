import { type PracticeType, specialty } from "./practice-type.ts";

export const medicine: PracticeType = {
  id: "medicine",
  name: "Medicine",
  summary: "Physician practices, from primary care to surgery",
  icon: "stethoscope",
  color: "pine",
  specialties: [
    specialty("internal-medicine", "Internal Medicine", [
      "Tested three home cuff protocols to tell white-coat readings from true hypertension",
      "Reworked an insulin titration algorithm twice after early versions left fasting glucose unstable",
      "Wrote a program that finds duplicate prescriptions and tested two matching methods on past records",
      "Compared fingerstick handling steps with lab draws until the A1c bias disappeared",
    ]),
    specialty("cardiology", "Cardiology", [
      "Trialed several electrode placements to reduce motion artifact on seven-day ambulatory monitors",
      "Adjusted stress-echo windows and contrast timing until images were readable in large patients",
      "Set heart-failure weight-alert thresholds by iterating on false alarms and missed admissions",
      "Varied scan timing and tube settings to lower the dose of coronary CT angiography",
    ]),
    specialty("pulmonology", "Pulmonology", [
      "Tested mouthpiece shapes and sensor positions to raise the share of repeatable spirometry efforts",
      "Measured leak with several mask liners and pressure ramps where CPAP had failed",
      "Prototyped a home rehabilitation program, changing exercise load by oxygen saturation trends",
      "Compared navigation plans on printed airway models for lung nodules under two centimeters",
    ]),
    specialty("gastroenterology", "Gastroenterology", [
      "Tested split-dose preparation schedules to raise visibility scores at afternoon colonoscopies",
      "Developed a scoring method for polyp images and checked it against pathology results",
      "Worked out a cap-assisted removal technique for flat colon lesions on tissue specimens first",
      "Revised breath-test preparation rules after conflicting results in suspected bacterial overgrowth",
    ]),
    specialty("endocrinology", "Endocrinology", [
      "Compared sensor-lag corrections on recorded glucose data to steady closed-loop pumps during exercise",
      "Built an ultrasound score for thyroid nodules and revised its cutoffs after biopsies disagreed",
      "Iterated on steroid taper schedules with morning cortisol curves to avoid adrenal symptoms",
      "Tested the interval between bone drugs using turnover markers and repeat density scans",
    ]),
    specialty("oncology", "Oncology", [
      "Measured how dilution and light exposure change the stability of drugs prepared in-house",
      "Trialed scalp-cooling temperatures and start times, counting hair loss during taxane infusions",
      "Compared premedication timing to lower reactions to first doses of monoclonal antibodies",
      "Developed a symptom-report trigger and revised its thresholds as emergency visits were reviewed",
    ]),
    specialty("orthopedics", "Orthopedics", [
      "Designed cutting guides and tested them on bone models for knee alignment within three degrees",
      "Varied irrigation pressure and fluid temperature to reduce swelling after arthroscopic shoulder repair",
      "Prototyped fracture braces from three-dimensional scans after off-the-shelf splints slipped",
      "Compared nerve-block combinations to get hip-replacement patients walking the same day",
    ]),
    specialty("neurology", "Neurology", [
      "Tested additional electrode montages to capture temporal-lobe events that routine EEG had missed",
      "Mapped toxin injection sites by ultrasound and adjusted doses to avoid neck weakness",
      "Developed a programming sequence for deep-brain stimulators from measured tremor and speech scores",
      "Trialed tablet tapping and gait tests to detect medication wearing off between visits",
    ]),
    specialty("pediatrics", "Pediatrics", [
      "Compared numbing-cream timing and vein-imaging angles to lower repeat needle sticks in toddlers",
      "Measured the dose that spacer and mask combinations deliver at small breath volumes",
      "Adjusted skin bilirubin cutoffs to spare newborn heel sticks without missing high levels",
      "Reworked probe fit and noise limits until newborn hearing screens agreed with audiology findings",
    ]),
    specialty("womens-health", "Women's Health", [
      "Trialed paracervical block techniques to reduce pain during intrauterine device placement",
      "Tested probe angles and saline infusion to show cesarean-scar defects earlier",
      "Tuned alert thresholds for home pressure readings to catch postpartum hypertension before a readmission",
      "Modified hysteroscopic resection settings on tissue models to limit fluid absorption in fibroid removals",
    ]),
    specialty("ophthalmology", "Ophthalmology", [
      "Adjusted lens-power constants for short eyes after auditing surprises from standard formulas",
      "Tested epithelium-sparing cross-linking steps to reduce haze in thin corneas",
      "Compared injection-extension intervals using retinal fluid maps to avoid late recurrences",
      "Tested the order and temperature of gland treatments against tear-film measurements in dry eye",
    ]),
    specialty("ent", "Ear, Nose & Throat (ENT)", [
      "Tested balloon sizes and inflation times on printed models of narrow frontal sinus tracts",
      "Calibrated cochlear-implant maps from objective measures in children who could not report loudness",
      "Compared sedation depths at sleep endoscopy to predict response to a nerve stimulator",
      "Recorded eye movements under varied repositioning maneuvers where vertigo had outlasted standard treatment",
    ]),
    specialty("urology", "Urology", [
      "Tested laser energy and frequency pairs on artificial stones to limit heat and fragments",
      "Compared fusion-biopsy templates to reduce missed lesions in the anterior prostate",
      "Trialed stent materials and removal timing to lower pain after ureteral surgery",
      "Iterated on nerve-stimulation intervals and currents after overactive bladders relapsed on the first protocol",
    ]),
    specialty("general-surgery", "General Surgery", [
      "Tested mesh fixation methods in recurrent hernias where an earlier repair had failed",
      "Varied fluids and opioid-free analgesia within a recovery protocol and measured pain and nausea",
      "Compared fluorescence-dye doses and timing for clearer bile-duct views during gallbladder removal",
      "Simulated robotic port layouts for abdomens with dense adhesions from earlier operations",
    ]),
  ],
};
