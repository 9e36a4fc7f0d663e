import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { notReleased } from "./changelog.ts";

/** `npm run release`: the built product as a file that a server needs nothing else for. */
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const changelog = readFileSync("CHANGELOG.md", "utf8");
const refusal = notReleased(changelog, version);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const build = ["tools/build/build.ts", "--when-changed"];
if (spawnSync(process.execPath, build, { stdio: "inherit" }).status !== 0) process.exit(1);

const name = `ledgerwell-${version}-${process.platform}-${process.arch}`;
const [unpacked, folder] = [".generated/release", "release"];
for (const made of [unpacked, folder]) rmSync(made, { recursive: true, force: true });
mkdirSync(folder);
const papers = ["README.md", "SECURITY.md", "CHANGELOG.md", "LICENSE", "docs"];
for (const part of ["build", "deploy", ".dockerignore", ...papers])
  cpSync(part, `${unpacked}/${name}/${part}`, { recursive: true });
rmSync(`${unpacked}/${name}/deploy/.env`, { force: true });
// The locked Node, on which this runs.
cpSync(process.execPath, `${unpacked}/${name}/node`);

const file = `${name}.tar.gz`;
const reproducible = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=a+rX"];
execFileSync("tar", [
  ...reproducible,
  `--mtime=${/\d{4}-\d{2}-\d{2}/.exec(changelog)?.[0]}`,
  ...["-C", unpacked, "-czf", `${folder}/${file}`, name],
]);
rmSync(unpacked, { recursive: true });
const hash = createHash("sha256").update(readFileSync(`${folder}/${file}`));
writeFileSync(`${folder}/${file}.sha256`, `${hash.digest("hex")}  ${file}\n`);
const sbom = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
writeFileSync(`${folder}/${name}.sbom.json`, execFileSync("npm", sbom));
console.log(`Made ${folder}/${file}, its checksum and its bill of materials.`);
