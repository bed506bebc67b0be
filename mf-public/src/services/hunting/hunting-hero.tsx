import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '@portal/kit/ui/link-button';
import { calculatorIcon, LineIcon } from '../../art/line-icon';
import { HeroWords } from '../../page-parts/hero-words';
import { QuoteButton } from '../../page-parts/quote-button';
import { Facade } from './facade';
import { hero, price } from './hunting-content';
import { Shortlist } from './shortlist';

/** Three lit windows, and a list of the people behind them. */
export function HuntingHero() {
  return (
    <chakra.div bg="offer.a" borderBottom="6px solid" borderColor="ink" overflow="hidden">
      <Container position="relative" minHeight={{ xl: '560px' }}>
        <HeroWords
          group="Servicios"
          title={hero.title}
          lead={hero.lead}
          maxWidth={{ md: '600px', xl: '470px' }}
          paddingTop={{ base: '6', md: '14', xl: '84px' }}
          paddingBottom={{ xl: '10' }}
        >
          <QuoteButton subject={hero.quoteSubject} />
          <LinkButton to={`#${price.id}`} variant="outline" size="lg">
            <LineIcon path={calculatorIcon} size={18} />
            <span>{hero.calculator}</span>
          </LinkButton>
        </HeroWords>
        <chakra.div
          // The list overlaps the house; large text makes both taller.
          display="grid"
          alignItems="end"
          position={{ base: 'relative', xl: 'absolute' }}
          left={{ base: '-84px', md: '0', xl: '516px' }}
          bottom={{ xl: '0' }}
          width={{ base: '520px', md: '760px' }}
          marginTop={{ base: '6', md: '8', xl: '0' }}
          // Extends to the edge of the window at any width.
          marginRight="-300px"
        >
          <chakra.div gridArea="1 / 1" css={{ '& svg': { width: '100%' } }}>
            <Facade />
          </chakra.div>
          <Shortlist />
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
