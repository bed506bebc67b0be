import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { ArrowRight } from 'lucide-react';

const PlainLink = chakra(Link);

export function SlideLink({ label, path }: { label: string; path: string }) {
  return (
    <PlainLink
      to={path}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="32px"
      marginTop="2"
      fontWeight="600"
      textDecoration="underline"
      textUnderlineOffset="4px"
      _focusVisible={{ outlineColor: 'white' }}
    >
      {label}
      <ArrowRight aria-hidden size={18} />
    </PlainLink>
  );
}
