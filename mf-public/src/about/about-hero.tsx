import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Person } from '../art/person';
import { Shapes, type Shape } from '../art/shapes';
import { HeroWords } from '../page-parts/hero-words';
import { about } from './about-content';

/** Dawn over a viaduct with twelve arches, one for each country. */
export function AboutHero() {
  return (
    <chakra.div
      backgroundImage="linear-gradient({colors.stone.light}, {colors.accent.tint} 70%)"
      overflow="hidden"
    >
      <Container paddingTop={{ base: '6', md: '14' }} paddingBottom={{ base: '4', md: '0' }}>
        <HeroWords title={about.title} lead={about.lead}>
          <LinkButton to={paths.contact} variant="accent" size="lg">
            {about.contact}
          </LinkButton>
        </HeroWords>
      </Container>
      <chakra.svg
        aria-hidden
        viewBox="0 0 1200 230"
        width={{ base: '760px', md: '100%' }}
        marginTop={{ md: '-60px', xl: '-100px' }}
        // A phone shows the part with the sun.
        marginLeft={{ base: '-330px', md: '0' }}
      >
        <Shapes of={dawn} />
        {[...Array(12).keys()].map((country) => (
          <path key={country} d={arch} transform={`translate(${country * 100})`} fill="#fff" />
        ))}
        <Person at={[476, 130, 1.1]} skin="#D69A6E" coat="#1F4FD8" />
        <Person at={[508, 130, -1]} skin="#8A5433" coat="#E4572E" />
        <Person at={[610, 130, 1.1]} skin="#F3C9A8" coat="#0B1F3A">
          <path d="M9-12h9v8H9z" fill="#FFC98A" />
        </Person>
        <Person at={[1010, 130, 1.1]} skin="#A56A43" coat="#F4F7FC" />
        <Person at={[1044, 130, -1.05]} skin="#F3C9A8" coat="#12805C" />
      </chakra.svg>
    </chakra.div>
  );
}

const arch = 'M12 230v-34a38 38 0 0 1 76 0v34z';

const dawn: readonly Shape[] = [
  ['#FFC98A', 'M780 130a80 80 0 0 1 160 0z'],
  ['#CBD6FA', 'M560 130c80-50 150-60 240-26 90-48 190-54 300 26z'],
  ['#fff', 'M0 130h1200v10H0z'],
  ['#B7C6F6', 'M0 140h1200v90H0z'],
];
