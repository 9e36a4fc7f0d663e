import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { firm } from "../content/firm.ts";
import { partners } from "../content/partners/all-partners.ts";
import { exampleFilePath, exampleNames } from "./calculations/section-41/example-files.ts";
import { bookingRedirects } from "./wording/booking-address.ts";

const icons = [
  "logo.svg",
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];

/** Every address the build writes. See also redirects.ts and, for parameters, prerendered-paths.ts. */
const routes: RouteConfig = [
  layout("site-shell/site-layout.tsx", [
    index("pages/home.tsx"),
    route("services", "pages/services.tsx"),
    route("services/:serviceId", "pages/service.tsx"),
    route("knowledge-bank", "pages/knowledge-bank.tsx"),
    route("knowledge-bank/:articleId", "pages/article.tsx"),
    route("specialties", "pages/specialties.tsx"),
    route("specialties/:specialtyId", "pages/specialty.tsx"),
    route("case-studies", "pages/case-studies.tsx"),
    route("advisors", "pages/advisors.tsx"),
    route("advisors/embed", "pages/embed-builder.tsx"),
    route("advisors/section-7216-consent", "pages/section-7216-consent.tsx"),
    route("advisors/form-6765", "pages/form-6765.tsx"),
    route("year-end", "pages/year-end.tsx"),
    route("employed", "pages/employed.tsx"),
    route("fees", "pages/fees.tsx"),
    route("tools", "pages/tools.tsx"),
    route("about", "pages/about.tsx"),
    route("contact", "pages/contact.tsx"),
    // With a scheduler of the firm's own choice, /book is a redirect to it.
    ...(bookingRedirects(firm.links).length > 0 ? [] : [route("book", "pages/book.tsx")]),
    route("book/change", "pages/book-change.tsx"),
    route("partners", "pages/partners.tsx"),
    route("partners/numbers", "pages/partner-numbers.tsx"),
    ...partners.map(({ id }) => route(id, "pages/partner.tsx", { id })),
    route("privacy", "pages/legal/privacy.tsx"),
    route("terms", "pages/legal/terms.tsx"),
    route("500", "pages/errors/server-error.tsx"),
    route("404", "pages/errors/not-found.tsx", { id: "not-found" }),
    route("*", "pages/errors/not-found.tsx", { id: "any-other-path" }),
  ]),
  route("embed/rd-calculator", "pages/embed.tsx"),
  route("rd-tax-credit-summary", "pages/rd-summary.tsx"),
  route("presentations", "pages/decks/all-decks.tsx"),
  route("presentations/rd-tax-credits", "pages/decks/deck.tsx", { id: "deck-rd" }),
  route("presentations/convertible-tax-bonds", "pages/decks/deck.tsx", { id: "deck-bonds" }),
  route("presentations/charitable-donation", "pages/decks/deck.tsx", { id: "deck-charitable" }),

  // Every component in every state, for development and tests. The build keeps it separate.
  route("specimen", "pages/specimen.tsx"),

  // Built once, as /desk. The server sends it for every address below.
  route("desk/*", "pages/desk.tsx"),

  route("knowledge-bank/rss.xml", "pages/files/feed.ts", { id: "feed-rss" }),
  route("knowledge-bank/atom.xml", "pages/files/feed.ts", { id: "feed-atom" }),
  route("knowledge-bank/search-index.json", "pages/files/search-index.ts"),
  route("knowledge-bank/article-list.json", "pages/files/article-list.ts"),
  ...exampleNames.map((name) =>
    route(exampleFilePath(name).slice(1), "pages/files/form-6765-example.ts", { id: name }),
  ),
  route("calendar/:file", "pages/files/calendar.ts"),
  route("sitemap.xml", "pages/files/sitemap.ts"),
  route("embed.js", "pages/files/embed-script.ts"),
  route("robots.txt", "pages/files/robots.ts"),
  route("site.webmanifest", "pages/files/web-manifest.ts"),
  route("og/:picture", "pages/files/sharing-picture.ts"),
  route("partner-logo/:file", "pages/files/partner-logo.ts"),
  route("portrait/:file", "pages/files/portrait.ts"),
  ...icons.map((file) => route(file, "pages/files/icon.ts", { id: file })),
];

export default routes;
