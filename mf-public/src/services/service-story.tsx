import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { evening } from '../art/evening';
import { Carousel } from '../carousel/carousel';
import type { ArtSlide } from '../carousel/carousel-slide';

/** In milliseconds, slower than on the home page (S9.08). */
const intervalMs = 3000;

export type ServiceStoryContent = {
  title: string;
  paragraphs: readonly string[];
  slidesLabel: string;
  slides: readonly ArtSlide[];
};

export function ServiceStory({ title, paragraphs, slidesLabel, slides }: ServiceStoryContent) {
  return (
    <Container
      as="section"
      aria-labelledby="service-story"
      paddingBlock={{ base: '14', md: '24' }}
      display="grid"
      alignItems="center"
      gap={{ base: '8', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
    >
      <div>
        <chakra.h2 id="service-story" textStyle="h2">
          {title}
        </chakra.h2>
        {paragraphs.map((paragraph) => (
          <chakra.p
            key={paragraph}
            textStyle="lg"
            color="ink.muted"
            marginTop="4"
            textWrap="pretty"
          >
            {paragraph}
          </chakra.p>
        ))}
      </div>
      <chakra.div
        {...evening}
        borderRadius="lg"
        paddingInline={{ base: '5', md: '8' }}
        paddingTop={{ base: '5', md: '8' }}
        paddingBottom={{ base: '6', md: '8' }}
      >
        <Carousel label={slidesLabel} slides={slides} intervalMs={intervalMs} />
      </chakra.div>
    </Container>
  );
}
