import { home } from "#content/pages/home.ts";
import { portraits } from "#content/people/portraits.ts";
import { clientLogos, logoWords } from "#content/proof/logos.ts";
import { type Review, reviews, reviewWords } from "#content/proof/reviews.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { SwipeRow } from "#design-system/layout/swipe-row.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { contentLogos, contentPicture } from "#design-system/pictures/content-pictures.ts";
import { LogoRow } from "#design-system/pictures/logo-row.tsx";
import { Portrait } from "#design-system/pictures/portrait.tsx";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

export function Testimonials() {
  const { heading, note } = home.testimonials;
  const real = reviews.filter(({ sample }) => !sample);
  return (
    <TitledSection surface="sheet" headingId="testimonials" words={home.testimonials}>
      <SwipeRow label={heading} className="mt-5 gap-x-12 sm:columns-2 lg:columns-3">
        {(real.length > 0 ? real : reviews).map((review) => (
          <Reveal
            as="li"
            key={review.content}
            className="break-inside-avoid border-t border-line py-6 sm:py-7"
          >
            <ReviewQuote review={review} />
          </Reveal>
        ))}
      </SwipeRow>
      <p className="mt-6 text-sm text-ink-3">{note}</p>
      <LogoRow title={logoWords.clients} logos={contentLogos(clientLogos)} />
    </TitledSection>
  );
}

function ReviewQuote({ review }: { review: Review }) {
  const { author, position, date, source } = review;
  const portrait = contentPicture(portraits[author], "portrait");
  return (
    <figure>
      <blockquote className="font-serif text-xl leading-snug">
        <p>“{review.content}”</p>
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3.5 text-sm text-ink-3">
        {portrait ? <Portrait name={author} picture={portrait} size={52} /> : null}
        <div>
          <span className="block font-medium text-ink-2">{author}</span>
          <span className="block">{position}</span>
          {date ? (
            <time dateTime={date} className="block">
              {formatDate(date)}
            </time>
          ) : null}
          {source?.href ? (
            <TextLink href={source.href} newTab>
              {fillIn(reviewWords.source, { source: source.label })}
            </TextLink>
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}
