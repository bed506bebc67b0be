import { Container } from '@chakra-ui/react/container';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { HeroWords } from './hero-words';

type PageHeroProps = {
  group?: string;
  title: string;
  lead: string;
  /** Background of the scene, unique to each page. */
  ground: Pick<HTMLChakraProps<'div'>, 'bg' | 'backgroundImage'>;
  scene: ReactNode;
  sceneSide?: 'right' | 'left';
  children?: ReactNode;
};

/** Hero of an inner page: text and scene on one ground line. */
export function PageHero(props: PageHeroProps) {
  const { ground, scene, sceneSide = 'right', children, ...words } = props;

  return (
    <chakra.div {...ground} borderBottom="4px solid" borderColor="ink" overflow="hidden">
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: sceneSide === 'right' ? 'row' : 'row-reverse' }}
        justifyContent="space-between"
        alignItems={{ base: 'center', md: 'flex-end' }}
        columnGap={{ md: '8', xl: '16' }}
      >
        <HeroWords
          {...words}
          width="100%"
          maxWidth="600px"
          alignSelf="center"
          paddingTop={{ base: '6', md: '14' }}
          paddingBottom={{ base: '5', md: '14' }}
        >
          {children}
        </HeroWords>
        <chakra.div
          width={{ base: '300px', md: '44%' }}
          maxWidth="520px"
          flexShrink="0"
          css={{ '& svg': { width: '100%' } }}
        >
          {scene}
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
