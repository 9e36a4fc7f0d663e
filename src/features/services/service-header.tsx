import { firm } from "#content/firm.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { servicePage } from "#content/services-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { exampleSlip } from "./example-slips.ts";

export function ServiceHeader({ service }: { service: ServiceContent }) {
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-22">
      <Breadcrumb
        items={[
          { label: "Home", href: "/" },
          { label: "Services", href: "/services" },
          { label: service.title },
        ]}
      />
      <div className="mt-8 grid items-center gap-12 lg:grid-cols-[1.1fr_.9fr] lg:gap-18">
        <div>
          {service.isHealthcareSpecific ? <Tag tone="green">{servicePage.badge}</Tag> : null}
          <h1 className="mt-5">{service.title}</h1>
          <p className="mt-6 max-w-[34em] text-lg leading-[1.55] text-ink-2">
            {service.description}
          </p>
          <p className="mt-8 flex flex-wrap gap-3.5">
            <Button href={firm.links.booking} newTab>
              {servicePage.closing.schedule}
            </Button>
            <Button variant="quiet" href={servicePage.closing.contact.href}>
              {servicePage.closing.contact.label}
            </Button>
          </p>
        </div>
        <Slip {...exampleSlip(service.id)} />
      </div>
    </Wrap>
  );
}
