import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

type ArtImageProps = Omit<HTMLChakraProps<'img'>, 'width' | 'height'> & {
  src: string;
  /** Size of the drawing in px, which reserves its space. */
  size: readonly [width: number, height: number];
  /**
   * True if it is visible when the page opens. It then loads eagerly and is painted together with
   * the text.
   */
  isPartOfFirstLook?: boolean;
};

/** A drawing as wide as its container. Decorative unless it has an `alt`. */
export function ArtImage({ size, isPartOfFirstLook, alt = '', ...rest }: ArtImageProps) {
  const [width, height] = size;

  return (
    <chakra.img
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      width="100%"
      loading="lazy"
      {...(isPartOfFirstLook && firstLook)}
      {...rest}
    />
  );
}

const firstLook = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
