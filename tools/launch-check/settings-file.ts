import { settingNames } from "#server/environment.ts";
import { misspelledSettings } from "#server/operate/misspelled-settings.ts";

/** What is wrong with the lines of a settings file, each by its number. */
export function checkSettingsFile(text: string): { place: string; what: string }[] {
  const seen = new Set<string>();
  return text.split("\n").flatMap((line, index) => {
    const place = `line ${index + 1}`;
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === "") return [{ place, what: "is not NAME='value'" }];
    const twice = seen.has(name);
    seen.add(name);
    if (twice) return [{ place, what: `${name} is set again: only one of them counts` }];
    const [misspelled] = misspelledSettings({ [name]: value });
    if (misspelled) return [{ place, what: misspelled }];
    if (!settingNames.includes(name)) return [{ place, what: `${name} is not a setting` }];
    // A # ends such a value for the server, an & for a shell.
    if (/^('[^']*'|[\w@%+=:,./*-]*)$/.test(value)) return [];
    return [{ place, what: `${name}: put the value in single quotes, with none inside` }];
  });
}
