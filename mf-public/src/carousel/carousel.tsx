import { chakra } from '@chakra-ui/react/styled-system';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide, type ArtSlide } from './carousel-slide';
import { slideLabel, useCarousel } from './use-carousel';
import { withoutScript } from './without-script';

type CarouselProps = { label: string; slides: readonly ArtSlide[]; intervalMs: number };

/**
 * Carousel after the APG pattern, with rows for art, controls and text. Our own, because Chakra's
 * costs 14 KB and does not stop on keyboard focus.
 */
export function Carousel({ label, slides, intervalMs }: CarouselProps) {
  const count = slides.length;
  const { index, isLive, region, controls, live } = useCarousel({ label, count, intervalMs });
  const isNear = (position: number) => isNeighbour(position, index, count);

  return (
    <chakra.section
      {...region}
      display="grid"
      gridTemplateRows="auto auto auto"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <CarouselControls {...controls} gridArea="2 / 1" zIndex="1" paddingTop="4" paddingBottom="3">
        <SlideMarks count={count} index={index} />
      </CarouselControls>
      <Deck />
      <chakra.div
        aria-live={live}
        gridArea="1 / 1 / 4 / 2"
        display="grid"
        gridTemplateRows="subgrid"
        css={withoutScript.strip}
      >
        {slides.map((slide, position) => (
          <CarouselSlide
            key={slide.title}
            slide={slide}
            label={slideLabel(position, count)}
            isFirst={position === 0}
            isCurrent={position === index}
            isNear={isLive ? isNear(position) : position === index}
          />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

/** A node on a cable for each slide. Hidden from screen readers, because the slides have labels. */
function SlideMarks({ count, index }: { count: number; index: number }) {
  return (
    <chakra.div aria-hidden flex="1" maxWidth="260px" marginInlineStart="3" css={cable}>
      {[...Array(count).keys()].map((position) => (
        <div key={position} data-current={position === index || undefined} />
      ))}
    </chakra.div>
  );
}

const cable = {
  display: 'flex',
  justifyContent: 'space-between',
  background: 'linear-gradient(#4A5B75, #4A5B75) center / 100% 1px no-repeat',
  '& > div': { boxSize: '8px', borderRadius: 'full', bg: 'line.strong' },
  '& > [data-current]': { bg: 'accent', transform: 'scale(1.5)' },
};

/** Line below the art. Extends to the edges of the clipping ancestor. */
function Deck() {
  return (
    <chakra.div
      aria-hidden
      gridArea="2 / 1"
      height="3px"
      marginInline="-100vw"
      bg="line"
      opacity={0.9}
      css={withoutScript.control}
    />
  );
}

/** The previous slide is still fading out and the next one is preloaded. */
const isNeighbour = (position: number, index: number, count: number) =>
  [0, 1, count - 1].includes((position - index + count) % count);
