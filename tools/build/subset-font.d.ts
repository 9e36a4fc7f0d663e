declare module "subset-font" {
  type AxisRange = { min: number; max: number; default?: number };
  export type SubsetOptions = {
    targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
    variationAxes?: Record<string, number | AxisRange>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
