import { companyContact } from '@portal/contract/company-contact';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { PageHero } from '../page-parts/page-hero';
import { Section } from '../page-parts/section';
import { BenefitBlocks } from './benefit-blocks';
import { FirstWeek } from './first-week';
import { OpenHouse } from './open-house';
import { Testimonials } from './testimonials';
import { hero } from './work-with-us-content';

export function WorkWithUsPage() {
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        ground={{ bg: 'warning.tint' }}
        scene={<OpenHouse />}
        sceneSide="left"
      >
        <ExternalLinkButton href={companyContact.applicationFormUrl} variant="accent" size="lg">
          {hero.apply}
        </ExternalLinkButton>
      </PageHero>
      <Section title="Qué te ofrecemos">
        <BenefitBlocks />
      </Section>
      <FirstWeek />
      <Section title="Lo cuenta quien ya trabaja aquí">
        <Testimonials />
      </Section>
    </>
  );
}
