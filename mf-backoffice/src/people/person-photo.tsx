import { chakra } from '@chakra-ui/react/styled-system';
import { photoUrl } from '@portal/kit/resources/people';

type PersonPhotoProps = {
  photo: string | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Left out if the name is next to the photo. */
  alt?: string;
};

export function PersonPhoto({ photo, size, alt = '' }: PersonPhotoProps) {
  return (
    <chakra.img
      src={photoUrl(photo)}
      alt={alt}
      width={`${size}px`}
      height={`${size}px`}
      loading="lazy"
      maxWidth="none"
      flexShrink="0"
      objectFit="cover"
      borderRadius="full"
      bg="soft"
      borderWidth="1px"
    />
  );
}
