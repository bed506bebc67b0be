import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import type { ComponentProps } from 'react';
import { buttonRecipe, type ButtonVariants } from './button';

const PlainLink = chakra(Link, buttonRecipe);
const PlainAnchor = chakra('a', buttonRecipe);

/** A link within the site that looks like a button. */
export function LinkButton(props: ComponentProps<typeof PlainLink>) {
  return <PlainLink {...props} />;
}

/** A link to another site, opened in a new tab. */
export function ExternalLinkButton(props: HTMLChakraProps<'a'> & ButtonVariants) {
  return <PlainAnchor target="_blank" rel="noopener noreferrer" {...props} />;
}
