import { PageHero } from '../page-parts/page-hero';
import { WhatsAppButton } from '../page-parts/quote-button';
import { Section } from '../page-parts/section';
import { Portals } from './portals';
import { ServiceCards } from './service-cards';
import { servicesIndex } from './services-content';

/** Index of the services, which the specification leaves open (reading A32). */
export function ServicesPage() {
  const { title, lead, listTitle, message, quote } = servicesIndex;

  return (
    <>
      <PageHero title={title} lead={lead} ground={{ bg: 'stone' }} scene={<Portals />}>
        <WhatsAppButton message={message}>{quote}</WhatsAppButton>
      </PageHero>
      <Section title={listTitle}>
        <ServiceCards isPartOfFirstLook />
      </Section>
    </>
  );
}
