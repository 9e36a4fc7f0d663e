/** One client, one credit year. All of these are sample content until the firm puts its own here. */
export interface HomeCase {
  id: string;
  sample: boolean;
  specialty: string;
  /**
   * Of the calculator's specialties, so that the case and its page link to each other, or optometry,
   * which has none. Decides which filter of the home page shows it: home-case-filters.ts.
   */
  specialtyId: string;
  practitioner: string;
  location: string;
  creditAmount: number;
  creditYear: number;
  teamSize: number;
  challenge: string;
  solution: string;
  results: string;
  rdActivities: readonly string[];
  icon: "smile" | "toothbrush" | "heart-pulse" | "syringe" | "eye" | "bone" | "sun" | "drill";
  tone: "green" | "blue" | "plum";
}

export const homeCases: readonly HomeCase[] = [
  {
    id: "orthodontics",
    sample: true,
    specialty: "Orthodontics",
    specialtyId: "orthodontics",
    practitioner: "Dr. Maren Halvorsen",
    location: "Utah",
    creditAmount: 42_500,
    creditYear: 2023,
    teamSize: 12,
    challenge:
      "More than half of aligner cases with rotated canines needed refinement scans, and it was not known why.",
    solution:
      "Three staging sequences ran side by side, and tracking was compared with the plan at each visit.",
    results:
      "The second sequence became the house protocol. Six people’s hours supported the claim. Three were full-time lab staff, so it is far larger than our sample estimate.",
    rdActivities: [
      "Digital aligner staging trials",
      "3D-printed appliance workflow",
      "Attachment geometry tests on rotated teeth",
      "Remote tracking thresholds checked against scans",
    ],
    icon: "smile",
    tone: "green",
  },
  {
    id: "general-dentistry",
    sample: true,
    specialty: "General dentistry",
    specialtyId: "general-dentistry",
    practitioner: "Dr. Owen Castellano",
    location: "Idaho",
    creditAmount: 33_500,
    creditYear: 2022,
    teamSize: 18,
    challenge:
      "Same-day crowns from a new block fractured at the margin, which the manufacturer's settings did not explain.",
    solution:
      "The team varied milling, sintering and margin thickness on the bench. Crowns fired outside the maker's program were never seated.",
    results:
      "A milling strategy within the maker's program held through one year of recalls. Two abandoned variants are on file too.",
    rdActivities: [
      "Same-day crown milling",
      "Guided implant planning",
      "Sintering schedules for a new ceramic",
      "Bonding protocol comparison",
    ],
    icon: "toothbrush",
    tone: "green",
  },
  {
    id: "cardiology",
    sample: true,
    specialty: "Cardiology",
    specialtyId: "cardiology",
    practitioner: "Dr. Priya Raman",
    location: "Texas",
    creditAmount: 60_000,
    creditYear: 2024,
    teamSize: 21,
    challenge:
      "Remote monitoring produced more alerts than staff could read, and no published threshold fitted.",
    solution:
      "Four alert algorithms were tested against six months of adjudicated events, with windows and weights adjusted after each round.",
    results:
      "Alerts fell by half with no missed event. Wages of those who designed and judged the rounds made up the claim.",
    rdActivities: [
      "Remote-monitoring alert rounds",
      "Contrast-sparing imaging",
      "Electrode placements against motion artifact",
      "Scan timing and tube settings of coronary CT",
    ],
    icon: "heart-pulse",
    tone: "blue",
  },
  {
    id: "regenerative-medicine",
    sample: true,
    specialty: "Regenerative medicine",
    specialtyId: "regenerative-medicine",
    practitioner: "Dr. Simone Achterberg",
    location: "Arizona",
    creditAmount: 72_500,
    creditYear: 2024,
    teamSize: 27,
    challenge: "Platelet concentrations varied from one preparation to the next.",
    solution: "Spin speeds, volumes and activation steps were compared on bench samples.",
    results:
      "One protocol with a known spread replaced four. Wages and bench supplies counted; kits used for patients did not.",
    rdActivities: [
      "PRP preparation protocols",
      "Batch counts that reject",
      "Ultrasound-guided placement variants",
      "Marrow aspiration sites and draw volumes",
      "Time from spin to use at room temperature",
    ],
    icon: "syringe",
    tone: "plum",
  },
  {
    id: "optometry",
    sample: true,
    specialty: "Optometry",
    specialtyId: "optometry",
    practitioner: "Dr. Leo Fairbanks",
    location: "Colorado",
    creditAmount: 36_500,
    creditYear: 2023,
    teamSize: 19,
    challenge:
      "Myopia control lenses did less than the fitting guide predicted, and no published rule said which fit to choose.",
    solution:
      "Three fitting rules within the lenses' labeling were compared by a written plan, with a review board's approval and consent.",
    results: "Two rules were dropped and one was added. Routine measurements did not count.",
    rdActivities: [
      "Myopia control fitting rules",
      "Dry-eye sequence trials",
      "Widefield imaging triage rules",
    ],
    icon: "eye",
    tone: "green",
  },
  {
    id: "orthopedics",
    sample: true,
    specialty: "Orthopedics",
    specialtyId: "orthopedics",
    practitioner: "Dr. Hannah Voss",
    location: "Ohio",
    creditAmount: 54_000,
    creditYear: 2025,
    teamSize: 24,
    challenge:
      "Off-the-shelf cutting guides left some knees outside three degrees of alignment, and imaging did not explain why.",
    solution:
      "Surgeons designed four guides and cut bone models with each, measuring alignment after every change.",
    results:
      "The fourth guide held alignment on every model. Its use in surgery, which is patient care, was left out.",
    rdActivities: [
      "Cutting guides on bone models",
      "Fracture braces from 3D scans",
      "Irrigation pressure and fluid temperature series",
      "Sensor-based rehabilitation thresholds",
    ],
    icon: "bone",
    tone: "blue",
  },
  {
    id: "dermatology",
    sample: true,
    specialty: "Dermatology",
    specialtyId: "dermatology-aesthetic",
    practitioner: "Dr. Caleb Iwu",
    location: "Georgia",
    creditAmount: 47_500,
    creditYear: 2022,
    teamSize: 24,
    challenge: "Laser settings for darker skin came from studies that had hardly included any.",
    solution: "Test spots at graded fluence and pulse width were scored blind.",
    results: "Half of what was first proposed was dropped as care.",
    rdActivities: [
      "Graded laser test spots",
      "Excision margin mapping",
      "Photo-based lesion triage rules",
    ],
    icon: "sun",
    tone: "plum",
  },
  {
    id: "family-dentistry",
    sample: true,
    specialty: "General dentistry, two offices",
    specialtyId: "general-dentistry",
    practitioner: "Dr. Renata Oyelaran",
    location: "Nevada",
    creditAmount: 39_500,
    creditYear: 2025,
    teamSize: 26,
    challenge:
      "Printed dentures warped in one of two offices, with the same printer, resin and files.",
    solution:
      "Humidity, wash time and cure cycle were isolated on test bars. What was cured outside the resin maker's instructions stayed on the bench.",
    results: "Support during curing was the cause. The test bars became the evidence.",
    rdActivities: [
      "Printed denture warping tests",
      "Denture base fracture tests",
      "Support and orientation of printed splints",
      "Caries detection thresholds by camera",
    ],
    icon: "toothbrush",
    tone: "green",
  },
];

/** Shown on partner pages only, not on the home page. */
export const oralSurgeryStory: HomeCase = {
  id: "oral-surgery",
  sample: true,
  specialty: "Oral surgery",
  specialtyId: "oral-surgery",
  practitioner: "Dr. Anselm Brandt",
  location: "Washington",
  creditAmount: 85_000,
  creditYear: 2024,
  teamSize: 26,
  challenge:
    "Immediate full-arch cases needed chairside changes in one of three patients because the digital plan and the placed implants disagreed.",
  solution:
    "The practice tested stackable guides, photogrammetry and two verification steps in a planned order, measuring deviation after each.",
  results:
    "Deviation halved, and the provisional seated at the first try in most cases. Guide prototypes counted as supplies.",
  rdActivities: [
    "Stackable guide iterations",
    "Photogrammetry verification",
    "Graft handling trials",
    "Sedation recovery protocol",
  ],
  icon: "drill",
  tone: "green",
};
