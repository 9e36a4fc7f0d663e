declare module "#content/legal/*.mdx" {
  import type { ComponentType } from "react";

  export const frontMatter: { title: string; description: string; lede: string; updated: string };
  const Body: ComponentType<{ components?: Record<string, ComponentType> }>;
  export default Body;
}
