import {
  contactAcknowledgement,
  contactNotification,
  sampleContactAcknowledgement,
  sampleContactNotification,
} from "./contact.ts";
import { deliveryAlert, sampleDeliveryAlert } from "./delivery-alert.ts";
import {
  deskInvitation,
  deskPasskeyNotice,
  deskSignInLink,
  sampleDeskInvitation,
  sampleDeskPasskeyNotice,
  sampleDeskSignInLink,
} from "./desk.ts";
import {
  newsletterConfirmation,
  newsletterWelcome,
  sampleNewsletterConfirmation,
  sampleNewsletterWelcome,
} from "./newsletter.ts";

export const sampleLetters = {
  "contact notification": contactNotification(sampleContactNotification),
  "contact acknowledgement": contactAcknowledgement(sampleContactAcknowledgement),
  "newsletter confirmation": newsletterConfirmation(sampleNewsletterConfirmation),
  "newsletter welcome": newsletterWelcome(sampleNewsletterWelcome),
  "delivery alert": deliveryAlert(sampleDeliveryAlert),
  "link to sign in at the desk": deskSignInLink(sampleDeskSignInLink),
  "invitation to the desk": deskInvitation(sampleDeskInvitation),
  "invitation to a desk that takes passkeys only": deskInvitation({
    ...sampleDeskInvitation,
    signIn: "passkey",
    deskUrl: sampleDeskSignInLink.signInUrl,
  }),
  "notice about a passkey": deskPasskeyNotice(sampleDeskPasskeyNotice),
};
