import { type PracticeType, specialty } from "./practice-type.ts";

export const aesthetics: PracticeType = {
  id: "aesthetics",
  name: "Aesthetics",
  summary: "Plastic surgery, med spas and regenerative care",
  icon: "droplets",
  color: "plum",
  specialties: [
    specialty("plastic-surgery", "Plastic Surgery", [
      "Tested fat-graft processing methods to improve volume retention in breast reconstruction",
      "Simulated implant and pocket dimensions, then compared predicted displacement with follow-up scans",
      "Varied progressive-tension suture patterns to reduce fluid collections after abdominoplasty",
      "Developed a nerve-block protocol in stages to discharge facelift patients without opioids",
    ]),
    specialty("med-spa", "Med Spa", [
      "Mapped laser fluence and pulse width on darker skin types to prevent pigment change",
      "Tested fat-freezing applicator placement and massage timing to prevent nodules, measured by ultrasound",
      "Compared microneedling depths and serum combinations by measured depth of acne scars that had plateaued",
      "Iterated on filler dilution and cannula entry points to reduce tear-trough bruising",
    ]),
    specialty("dermatology-aesthetic", "Aesthetic Dermatology", [
      "Reordered vascular and fractional laser sessions, measuring rosacea redness that kept returning",
      "Tested photodynamic incubation times to lower pain while still clearing sun damage",
      "Compared peel strengths and pretreatment regimens for melasma that rebounded after therapy",
      "Built a standardized imaging setup so scar response could be measured between visits",
    ]),
    specialty("regenerative-medicine", "Regenerative Medicine", [
      "Varied centrifuge speed and spin count to reach target platelet concentrations for knee injections",
      "Tested ultrasound needle paths for tendon treatment where unguided injections gave mixed results",
      "Compared marrow aspiration sites and draw volumes for the yield of progenitor cells",
      "Revised rehabilitation loading steps against tendon imaging when partial tears stalled",
    ]),
  ],
};
