import teamArt from '../../art/team.svg';
import { PageHero } from '../../page-parts/page-hero';
import { QuoteButton } from '../../page-parts/quote-button';
import { Section } from '../../page-parts/section';
import { ServiceStory } from '../service-story';
import { WayCards } from '../way-cards';
import { hero, story, ways } from './outsourcing-content';

export function OutsourcingPage() {
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} art={teamArt}>
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <ServiceStory {...story} />
      <Section title="Tres formas de sumarnos" bg="soft">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
