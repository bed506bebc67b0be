import { Flex } from '@chakra-ui/react/flex';
import { IconButton } from '@portal/kit/ui/icon-button';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SlideMarks } from './slide-marks';
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
