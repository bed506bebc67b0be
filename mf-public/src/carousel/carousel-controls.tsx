import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@portal/kit/ui/icon-button';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { withoutScript } from './without-script';

type CarouselControlsProps = {
  count: number;
  index: number;
  isPlaying: boolean;
  onToggle: () => void;
  onMove: (step: 1 | -1) => void;
};

/** The rotation button comes first, as the first stop of the keyboard (APG carousel pattern). */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, index, isPlaying, onToggle, onMove } = props;
  const RotationIcon = isPlaying ? Pause : Play;

  return (
    <Flex
      gridArea="2 / 1"
      zIndex="1"
      alignItems="center"
      gap="1"
      paddingTop="4"
      paddingBottom="3"
      marginInlineStart="-10px"
      css={withoutScript.control}
    >
      <ControlButton
        label={isPlaying ? 'Detener presentación' : 'Iniciar presentación'}
        onClick={onToggle}
      >
        <RotationIcon aria-hidden size={20} />
      </ControlButton>
      <ControlButton label="Diapositiva anterior" onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden size={22} />
      </ControlButton>
      <ControlButton label="Diapositiva siguiente" onClick={() => onMove(1)}>
        <ChevronRight aria-hidden size={22} />
      </ControlButton>
      <SlideMarks count={count} index={index} />
    </Flex>
  );
}

function ControlButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      color="white"
      _hover={{ bg: 'rgba(255, 255, 255, 0.12)' }}
      _focusVisible={{ outlineColor: 'white' }}
      {...props}
    />
  );
}

/** The nodes of a cable, one a slide: a picture of what the slides' labels say. */
function SlideMarks({ count, index }: Pick<CarouselControlsProps, 'count' | 'index'>) {
  return (
    <Flex aria-hidden flex="1" maxWidth="260px" marginInlineStart="3" alignItems="center">
      {[...Array(count).keys()].map((position) => (
        <Flex key={position} flex={position === 0 ? '0 0 auto' : '1'} alignItems="center">
          {position > 0 && <chakra.div flex="1" height="1px" bg="line" opacity={0.35} />}
          <chakra.div
            boxSize="8px"
            borderRadius="full"
            bg={position === index ? 'accent' : 'line'}
            opacity={position === index ? 1 : 0.5}
            transform={position === index ? 'scale(1.5)' : undefined}
            transition="transform 200ms, opacity 200ms"
          />
        </Flex>
      ))}
    </Flex>
  );
}
