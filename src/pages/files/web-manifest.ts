import { colors } from "#content/colors.ts";
import { firm } from "#content/firm.ts";

const manifest = {
  name: firm.name,
  short_name: firm.name,
  description: firm.tagline,
  start_url: "/",
  display: "browser",
  background_color: "#fbfaf5",
  theme_color: colors.pine,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

export const loader = () =>
  Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
