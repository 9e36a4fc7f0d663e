import { employedDoctors } from "../navigation.ts";

export const notFound = {
  heading: "Page Not Found",
  text: "The page you are looking for doesn't exist or has been moved.",
  action: { label: "Back to Home", href: "/" },
  elsewhere: [
    { label: "Services", href: "/services" },
    employedDoctors,
    { label: "Case Studies", href: "/case-studies" },
    { label: "Knowledge Bank", href: "/knowledge-bank" },
    { label: "Contact", href: "/contact" },
  ],
};
