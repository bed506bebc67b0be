import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Elements } from '@portal/kit/ui/elements';
import { IconButton } from '@portal/kit/ui/icon-button';
import { LineIcon, nextIcon, pauseIcon, playIcon, previousIcon } from '../art/line-icon';
import { withoutScript } from './without-script';

type CarouselControlsProps = Omit<HTMLChakraProps<'div'>, 'onToggle' | 'children'> & {
  isPlaying: boolean;
  onToggle: () => void;
  onMove: (step: 1 | -1) => void;
  children?: Elements;
};

/** The rotation button is the first tab stop (APG carousel pattern). */
export function CarouselControls(props: CarouselControlsProps) {
  const { isPlaying, onToggle, onMove, children, ...box } = props;
  const buttons = [
    [isPlaying ? 'Detener presentación' : 'Iniciar presentación', onToggle],
    ['Diapositiva anterior', () => onMove(-1)],
    ['Diapositiva siguiente', () => onMove(1)],
  ] as const;
  const icons = [isPlaying ? pauseIcon : playIcon, previousIcon, nextIcon];

  return (
    <chakra.div display="flex" alignItems="center" gap="1" css={withoutScript.control} {...box}>
      {buttons.map(([label, onClick], place) => (
        <IconButton
          key={place}
          label={label}
          onClick={onClick}
          color="white"
          bg="rgba(13, 35, 85, 0.85)"
          borderColor="#4A66A8"
          _hover={{ bg: 'rgba(40, 70, 140, 0.9)' }}
          _focusVisible={{ outlineColor: 'white' }}
        >
          <LineIcon path={icons[place] ?? nextIcon} />
        </IconButton>
      ))}
      {children}
    </chakra.div>
  );
}
