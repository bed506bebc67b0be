import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { buttonRecipe } from './button';

/** Link to a page of the site. Print styles hide elements with `data-button`. */
export const LinkButton = chakra(Link, buttonRecipe, { defaultProps: { 'data-button': '' } });

/** Link to another site, opened in a new tab. */
export const ExternalLinkButton = chakra('a', buttonRecipe, {
  defaultProps: { 'data-button': '', target: '_blank', rel: 'noopener noreferrer' },
});
