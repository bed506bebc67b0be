import searchArt from '../../components/art/search.svg';
import { PageHero } from '../../components/page-hero';
import { QuoteButton } from '../../components/quote-button';
import { Section } from '../../components/section';
import { ServiceStory } from '../../components/service-story';
import { useHashScroll } from '../../components/use-hash-scroll';
import { OpenCalculator } from '../../fee-calculator/open-calculator';
import { WayCards } from '../way-cards';
import { hero, price, story, ways } from './hunting-content';

export function HuntingPage() {
  useHashScroll();

  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} art={searchArt}>
        <QuoteButton subject={hero.quoteSubject} />
      </PageHero>
      <ServiceStory story={story} />
      <Section id={price.id} title={price.title} lead={price.text} bg="soft">
        <OpenCalculator />
      </Section>
      <Section title="Pide lo que necesitas">
        <WayCards ways={ways} />
      </Section>
    </>
  );
}
