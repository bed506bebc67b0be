import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { buttonRecipe } from './button';

export const LinkButton = chakra(Link, buttonRecipe);

/** A link to another site, opened in a new tab. */
export const ExternalLinkButton = chakra('a', buttonRecipe, {
  defaultProps: { target: '_blank', rel: 'noopener noreferrer' },
});
