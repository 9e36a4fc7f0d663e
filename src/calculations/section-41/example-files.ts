/**
 * Filled-in worksheets, in the format that 'Save file' writes. They are in
 * content/calculators/form-6765-examples/ and served under the worksheet's address.
 */
export const exampleNames = ["dental-practice", "medical-practice"] as const;
export type ExampleName = (typeof exampleNames)[number];

const worksheetPath = "/advisors/form-6765";
export const exampleParameter = "example";

export function isExampleName(name: string | null): name is ExampleName {
  return (exampleNames as readonly (string | null)[]).includes(name);
}

export function exampleFilePath(name: ExampleName): string {
  return `${worksheetPath}/${name}.json`;
}

export function exampleAddress(name: ExampleName): string {
  return `${worksheetPath}?${exampleParameter}=${name}`;
}
