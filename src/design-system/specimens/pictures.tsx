import { Film } from "../pictures/film.tsx";
import { LogoRow } from "../pictures/logo-row.tsx";
import { Portrait, UprightPortrait } from "../pictures/portrait.tsx";
import { Examples } from "./example.tsx";
import captions from "./pictures/film.vtt?url";
import film from "./pictures/film.webm?url";
import poster from "./pictures/poster.svg?picture";
import upright from "./pictures/upright.svg?picture";
import wide from "./pictures/wide.svg?picture";

const portrait = { ...upright, alt: "A drawing in a portrait's place" };
const logos = [
  { ...wide, alt: "A wide logo", href: "/specimen" },
  { ...upright, alt: "An upright logo" },
];

/** Drawings instead of photographs, so that no real person is shown. */
export function PicturesSpecimen() {
  return (
    <Examples
      surface="paper"
      states={{
        "Portrait, and the monogram without one": (
          <div className="flex items-center gap-4">
            <Portrait name="Maria Ruiz" picture={portrait} size={84} />
            <Portrait name="Maria Ruiz" picture={undefined} size={84} />
          </div>
        ),
        UprightPortrait: <UprightPortrait picture={portrait} />,
        LogoRow: <LogoRow title="Member of" logos={logos} />,
      }}
      wide={{
        Film: (
          <Film
            title="A green field"
            address={film}
            captions={captions}
            poster={{ ...poster, alt: "Drawn hills" }}
            length="0:01"
            play="Play the film"
          />
        ),
      }}
    />
  );
}
