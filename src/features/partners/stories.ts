import { oralSurgeryStory, type RdCaseStudy, rdCaseStudies } from "#content/home-cases.ts";
import type { StoryId } from "#content/partners/partner.ts";
import { storyDescriptions } from "#content/partners/success-stories.ts";

export interface Story extends RdCaseStudy {
  description: string;
}

const allCases = [...rdCaseStudies, oralSurgeryStory];

export function storyOf(id: StoryId): Story {
  const study = allCases.find((entry) => entry.id === id);
  if (!study) throw new Error(`No R&D case study has the id ${id}`);
  return { ...study, description: storyDescriptions[id] };
}
