/** What a client said about the firm, in the client's words. */
export interface Review {
  id: string;
  /** True for invented clients. As soon as one review is real, the invented ones are not shown. */
  sample: boolean;
  content: string;
  /** The client's name, as the client wants it written. */
  author: string;
  /** Profession or practice, and state. */
  position: string;
  /** When it was said: YYYY-MM-DD. */
  date?: string;
  /** Where a reader finds the original: `{ label: "Google", href: "https://…" }`. */
  source?: { label: string; href: string };
}

export const reviews: readonly Review[] = [
  {
    id: "ortho",
    sample: true,
    content:
      "They dropped two of my five activities on the first call and told me why. That made me trust the other three.",
    author: "Dr. Maren H.",
    position: "Orthodontist, Utah",
  },
  {
    id: "cardio",
    sample: true,
    content:
      "My CPA asked eleven questions. They answered all of them in one document, and he filed it.",
    author: "Dr. Priya R.",
    position: "Cardiologist, Texas",
  },
  {
    id: "dental",
    sample: true,
    content:
      "I spent an hour and a half in total. My office manager spent an afternoon. We knew the range before we signed.",
    author: "Dr. Owen C.",
    position: "General dentist, Idaho",
  },
  {
    id: "derm",
    sample: true,
    content:
      "The answer for the first year was no. They came back when we had records, and the second year was a yes.",
    author: "Dr. Caleb I.",
    position: "Dermatologist, Georgia",
  },
  {
    id: "vet",
    sample: true,
    content: "I expected a sales call. I got a worksheet with my own numbers on it.",
    author: "Dr. Ingrid S.",
    position: "Veterinarian, Montana",
  },
  {
    id: "radiology",
    sample: true,
    content:
      "As an employed physician I was told early what does not apply to me. That saved both of us the time.",
    author: "Dr. Thomas B.",
    position: "Radiologist, Minnesota",
  },
];

export const reviewWords = { source: "Read it on {source}" } as const;
