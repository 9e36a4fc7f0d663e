/** The address of a small module compiled for the browser; see tools/build/browser-script-plugin.ts. */
declare module "*.ts?script" {
  const url: string;
  export default url;
}

/** The code of such a module, for a file whose address never changes. */
declare module "*.ts?code" {
  const code: string;
  export default code;
}

/** A picture prepared for pages; see tools/build/picture-plugin.ts. */
declare module "*?picture" {
  import type { PreparedPicture } from "#design-system/pictures/picture.tsx";

  const picture: PreparedPicture;
  export default picture;
}

/** The inside of an icon's SVG; see tools/build/icon-plugin.ts. */
declare module "lucide:*" {
  const drawing: string;
  export default drawing;
}
