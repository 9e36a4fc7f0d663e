import { reasonOf } from "#server/log.ts";

/** Built like the server and run after each build: makes one of each mail (prove-build.ts). */
let name = "any";
try {
  // Loaded here, because a broken component may stop its module from loading.
  const { sampleMails } = await import("#emails/every-mail.sample.ts");
  for (const [each, render] of Object.entries(sampleMails)) {
    name = each;
    render();
  }
} catch (error) {
  console.error(`Mails cannot be made (${name}): ${reasonOf(error)}`);
  process.exitCode = 1;
}
