/** The behaviours of an article page, without React: a few hundred bytes. */
import { keepDeadlinesCurrent } from "./keep-deadlines-current.ts";
import { markWhereReaderIs } from "./mark-where-reader-is.ts";
import { openContentsWhenWide } from "./open-contents-when-wide.ts";
import { startShare } from "./share.ts";

startShare();
keepDeadlinesCurrent();
openContentsWhenWide();
markWhereReaderIs();
