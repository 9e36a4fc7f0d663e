/** The behaviours of an article page, without React: a few hundred bytes. */
import { markWhereReaderIs } from "./mark-where-reader-is.ts";
import { openContentsWhenWide } from "./open-contents-when-wide.ts";
import { startShare } from "./share.ts";

startShare();
openContentsWhenWide();
markWhereReaderIs();
