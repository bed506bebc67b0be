import { useAwaited } from '@portal/kit/query/use-awaited';
import { workTextsResource } from '@portal/kit/resources/company-texts';
import { ExternalLinkButton } from '@portal/kit/ui/link-button';
import { PageHero } from '../page-parts/page-hero';
import { Section } from '../page-parts/section';
import { BenefitBlocks } from './benefit-blocks';
import { FirstWeek } from './first-week';
import { OpenHouse } from './open-house';
import { Testimonials } from './testimonials';
import { hero } from './work-with-us-content';

export function WorkWithUsPage() {
  const texts = useAwaited(workTextsResource);

  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        ground={{ bg: 'warning.tint' }}
        scene={<OpenHouse />}
        sceneSide="left"
      >
        {texts && (
          <ExternalLinkButton href={texts.applicationFormUrl} variant="accent" size="lg">
            {hero.apply}
          </ExternalLinkButton>
        )}
      </PageHero>
      {texts && (
        <>
          <Section title="Qué te ofrecemos">
            <BenefitBlocks benefits={texts.benefits} />
          </Section>
          <FirstWeek texts={texts} />
          <Section title="Lo cuenta quien ya trabaja aquí">
            <Testimonials testimonials={texts.testimonials} />
          </Section>
        </>
      )}
    </>
  );
}
