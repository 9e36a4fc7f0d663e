import type { PracticeType } from "./practice-type.ts";

export const medicine: PracticeType = {
  id: "medicine",
  name: "Medicine",
  summary: "Physician practices, from primary care to surgery",
  icon: "stethoscope",
  color: "pine",
  subspecialties: [
    {
      id: "internal-medicine",
      name: "Internal Medicine",
      activities: [
        "Tested three home cuff protocols to tell white-coat readings from true hypertension",
        "Reworked an insulin titration algorithm twice after early versions left fasting glucose unstable",
        "Built a medication-reconciliation template and measured which field order caught the most duplicates",
        "Compared two point-of-care A1c analyzers with lab draws before redesigning the diabetes visit",
      ],
    },
    {
      id: "cardiology",
      name: "Cardiology",
      activities: [
        "Trialed several electrode placements to reduce motion artifact on seven-day ambulatory monitors",
        "Adjusted stress-echo windows and contrast timing until images were readable in large patients",
        "Set heart-failure weight-alert thresholds by iterating on false alarms and missed admissions",
        "Varied scan timing and tube settings to lower the dose of coronary CT angiography",
      ],
    },
    {
      id: "pulmonology",
      name: "Pulmonology",
      activities: [
        "Varied coaching scripts and mouthpieces to raise the share of repeatable spirometry efforts",
        "Tested mask liners and pressure ramps on patients whose leak had defeated CPAP",
        "Prototyped a home rehabilitation program, changing exercise load by oxygen saturation trends",
        "Compared navigation planning methods for reaching peripheral lung nodules under two centimeters",
      ],
    },
    {
      id: "gastroenterology",
      name: "Gastroenterology",
      activities: [
        "Tested split-dose preparation schedules to raise visibility scores at afternoon colonoscopies",
        "Evaluated polyp-detection software settings against withdrawal time and false prompts",
        "Modified a cap-assisted technique to shorten removal of flat right-colon lesions",
        "Revised breath-test preparation rules after conflicting results in suspected bacterial overgrowth",
      ],
    },
    {
      id: "endocrinology",
      name: "Endocrinology",
      activities: [
        "Compared sensor-lag corrections while tuning closed-loop insulin pumps for patients who exercise",
        "Built an ultrasound scoring workflow for thyroid nodules and checked it against biopsy results",
        "Iterated on steroid taper schedules with morning cortisol curves to avoid adrenal symptoms",
        "Tested handoff timing between bone drugs using turnover markers and repeat density scans",
      ],
    },
    {
      id: "oncology",
      name: "Oncology",
      activities: [
        "Simulated infusion-chair sequences to cut drug waste without delaying treatment starts",
        "Trialed scalp-cooling start times and cap fits to limit hair loss during taxane infusions",
        "Compared premedication timing to lower reactions to first doses of monoclonal antibodies",
        "Developed a symptom-report trigger and revised its thresholds as emergency visits were reviewed",
      ],
    },
    {
      id: "orthopedics",
      name: "Orthopedics",
      activities: [
        "Tested patient-specific cutting guides against conventional jigs for knee alignment within three degrees",
        "Varied irrigation pressure and tourniquet time to reduce swelling after arthroscopic shoulder repair",
        "Prototyped fracture braces from three-dimensional scans after off-the-shelf splints slipped",
        "Compared nerve-block combinations to get hip-replacement patients walking the same day",
      ],
    },
    {
      id: "neurology",
      name: "Neurology",
      activities: [
        "Tested additional electrode montages to capture temporal-lobe events that routine EEG had missed",
        "Mapped toxin injection sites by ultrasound and adjusted doses to avoid neck weakness",
        "Iterated on deep-brain-stimulation programming to balance tremor control against slurred speech",
        "Trialed tablet tapping and gait tests to detect medication wearing off between visits",
      ],
    },
    {
      id: "pediatrics",
      name: "Pediatrics",
      activities: [
        "Compared distraction methods and numbing-cream timing to lower repeat needle sticks in toddlers",
        "Tested picture formats for asthma plans with caregivers who had misdosed inhalers",
        "Adjusted skin bilirubin cutoffs to spare newborn heel sticks without missing high levels",
        "Reworked developmental screening steps until referrals agreed more closely with specialist findings",
      ],
    },
    {
      id: "womens-health",
      name: "Women's Health",
      activities: [
        "Trialed paracervical block techniques to reduce pain during intrauterine device placement",
        "Tested probe angles and saline infusion to show cesarean-scar defects earlier",
        "Compared home reporting schedules for catching postpartum hypertension before a readmission",
        "Modified hysteroscopic resection settings to move selected fibroid removals into the office",
      ],
    },
    {
      id: "ophthalmology",
      name: "Ophthalmology",
      activities: [
        "Adjusted lens-power constants for short eyes after auditing surprises from standard formulas",
        "Tested epithelium-sparing cross-linking steps to reduce haze in thin corneas",
        "Compared injection-extension intervals using retinal fluid maps to avoid late recurrences",
        "Sequenced gland heating and expression differently for dry-eye patients who had not responded",
      ],
    },
    {
      id: "ent",
      name: "Ear, Nose & Throat (ENT)",
      activities: [
        "Tested balloon sizes and inflation times in narrow frontal sinus outflow tracts",
        "Calibrated cochlear-implant maps from objective measures in children who could not report loudness",
        "Compared sedation depths at sleep endoscopy to predict response to a nerve stimulator",
        "Varied repositioning maneuvers for patients whose vertigo persisted after standard treatment",
      ],
    },
    {
      id: "urology",
      name: "Urology",
      activities: [
        "Tested laser energy and frequency pairs to shorten ureteroscopy for dense stones",
        "Compared fusion-biopsy templates to reduce missed lesions in the anterior prostate",
        "Trialed stent materials and removal timing to lower pain after ureteral surgery",
        "Iterated on nerve-stimulation schedules for overactive bladders that relapsed after a first course",
      ],
    },
    {
      id: "general-surgery",
      name: "General Surgery",
      activities: [
        "Tested mesh fixation methods in recurrent hernias where an earlier repair had failed",
        "Varied fluids and opioid-free analgesia within a recovery protocol to shorten stays",
        "Compared fluorescence-dye doses and timing for clearer bile-duct views during gallbladder removal",
        "Developed robotic port layouts for abdomens with dense adhesions from earlier operations",
      ],
    },
  ],
};
