import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

type ArchesProps = Omit<HTMLChakraProps<'svg'>, 'scale'> & { scale?: number };

/** Decoration: a bridge in the text colour, as wide as its container. */
export function Arches({ scale = 1, ...rest }: ArchesProps) {
  const patternId = useId();

  return (
    <chakra.svg aria-hidden width="full" height={`${140 * scale}px`} {...rest}>
      <pattern
        id={patternId}
        width="160"
        height="140"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        <path d="M0 12h160M0 34h160" stroke="currentColor" strokeWidth="4" opacity="0.5" />
        <path
          d="M20 12v22M60 12v22M100 12v22M140 12v22"
          stroke="currentColor"
          strokeWidth="2"
          opacity="0.35"
        />
        <path
          d="M0 34h160v106h-10v-26a70 70 0 0 0-140 0v26H0Z"
          fill="currentColor"
          opacity="0.16"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </chakra.svg>
  );
}
