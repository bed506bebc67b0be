import teamArt from '../../components/art/team.svg';
import { PageHero } from '../../components/page-hero';
import { QuoteButton } from '../../components/quote-button';
import { Section } from '../../components/section';
import { ServiceStory } from '../../components/service-story';
import { WayCards } from '../way-cards';
import { hero, story, ways } from './outsourcing-content';

export function OutsourcingPage() {
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} art={teamArt}>
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <ServiceStory story={story} />
      <Section title="Tres formas de sumarnos" bg="soft">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
