import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { HomeTexts } from '@portal/contract/company-reads';
import { useAwaited } from '@portal/kit/query/use-awaited';
import { homeTextsResource } from '@portal/kit/resources/company-texts';
import { CarouselControls } from '../carousel/carousel-controls';
import { useCarousel } from '../carousel/use-carousel';

import { CodeReflection } from './code-reflection';
import { slideFrames } from './home-content';
import { SlideCaptions } from './slide-captions';
import { Viaduct } from './viaduct';

/** In milliseconds (S9.08). */
const intervalMs = 2000;

const drawings = slideFrames.map(({ drawing }) => drawing);

/** Without the slides' texts there is no carousel. */
export function ViaductCarousel() {
  const texts = useAwaited(homeTextsResource);
  return texts && <SlideCarousel texts={texts.slides} />;
}

/** Ten arches and the caption of the lit one. A change moves only the light and the text. */
function SlideCarousel({ texts }: { texts: HomeTexts['slides'] }) {
  const slides = slideFrames.map((frame, position) => {
    const { title = '', text = '' } = texts[position] ?? {};
    return { ...frame, title, text };
  });
  const { index, region, controls, live, moveBy } = useCarousel({
    label: 'Lo que hacemos',
    count: slides.length,
    intervalMs,
  });

  return (
    <chakra.section {...region}>
      <Viaduct
        drawings={drawings}
        index={index}
        onChoose={(position) => moveBy(position - index)}
      />
      <chakra.div
        position="relative"
        backgroundImage="linear-gradient(#0D2A66, {colors.night})"
        paddingTop={{ base: '4', md: '6' }}
        paddingBottom={{ base: '28px', md: '12' }}
      >
        <CodeReflection />
        <Container
          position="relative"
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          alignItems={{ md: 'center' }}
          gap={{ base: '3', md: '5' }}
        >
          <CarouselControls {...controls} />
          <SlideCaptions slides={slides} index={index} live={live} />
        </Container>
      </chakra.div>
    </chakra.section>
  );
}
