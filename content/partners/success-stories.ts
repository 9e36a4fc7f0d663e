/** The R&D cases as partner pages describe them. Amounts, places and activities come from the case. */
export const storyDescriptions = {
  orthodontics:
    "Three aligner staging sequences ran side by side until refinement scans on rotated canines became the exception.",
  "general-dentistry":
    "Same-day crowns from a new block kept fracturing at the margin. Milling, sintering and margin thickness were varied on the bench until a combination held.",
  cardiology:
    "Four alert algorithms for remote monitoring were tested against six months of adjudicated events. Alerts fell by half, with no missed event in the validation set.",
  "regenerative-medicine":
    "Spin speeds, volumes and activation steps were compared, with platelets counted in every batch, until the preparation had a known spread.",
  optometry:
    "Three fitting rules for myopia control lenses were compared by a written plan. Two were dropped and one was added.",
  "oral-surgery":
    "Stackable guides and photogrammetry were tested in a planned order until the deviation between plan and placed implants had halved.",
};

/** By the id of its case. */
export type StoryId = keyof typeof storyDescriptions;
