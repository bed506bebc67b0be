import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide, type Slide } from './carousel-slide';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';
import { withoutScript } from './without-script';

type CarouselProps = HTMLChakraProps<'section'> & {
  label: string;
  slides: readonly Slide[];
  intervalMs: number;
};

/**
 * The carousel of the APG. It is ours because Chakra's costs 14 KB and does not stop when the
 * keyboard arrives. Its three rows are art, controls and text.
 */
export function Carousel({ label, slides, intervalMs, ...box }: CarouselProps) {
  const rotation = useRotation({ count: slides.length, intervalMs });
  const { index, isLive, isPlaying, isRotating, moveBy, setPlaying, setHeld } = rotation;
  const swipe = useSwipe(moveBy);
  const isNear = (position: number) => isNeighbour(position, index, slides.length);

  return (
    <chakra.section
      aria-roledescription="carrusel"
      aria-label={label}
      display="grid"
      gridTemplateRows="auto auto auto"
      gridTemplateColumns="minmax(0, 1fr)"
      {...box}
      onPointerEnter={({ pointerType }) => setHeld(pointerType !== 'touch')}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setPlaying(false)}
      onKeyDown={({ key }) => arrowSteps[key] && moveBy(arrowSteps[key])}
    >
      <CarouselControls
        count={slides.length}
        index={index}
        isPlaying={isPlaying}
        onToggle={() => setPlaying(!isPlaying)}
        onMove={moveBy}
      />
      <Deck />
      <chakra.div
        aria-live={isRotating ? 'off' : 'polite'}
        gridArea="1 / 1 / 4 / 2"
        display="grid"
        gridTemplateRows="subgrid"
        touchAction="pan-y"
        css={withoutScript.strip}
        {...swipe}
      >
        {slides.map((slide, position) => (
          <CarouselSlide
            key={slide.title}
            slide={slide}
            label={`${position + 1} de ${slides.length}`}
            isFirst={position === 0}
            isCurrent={position === index}
            isNear={isLive ? isNear(position) : position === index}
          />
        ))}
      </chakra.div>
    </chakra.section>
  );
}

/** The line on which the art stands. It runs through to the edges of whatever clips it. */
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

const arrowSteps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** The one before is still dissolving, the one after is fetched ahead. */
const isNeighbour = (position: number, index: number, count: number) =>
  [0, 1, count - 1].includes((position - index + count) % count);
