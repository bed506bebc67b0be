import { chakra, defineRecipe, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { RecipeVariantProps } from '@chakra-ui/react/styled-system';
import type { MouseEvent, Ref } from 'react';
import { Spinner } from './spinner';

/** Shared styles of buttons and links. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxWidth: '100%',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    // Breaks no words unless they are too long, so icons keep their size.
    overflowWrap: 'break-word',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms, transform 150ms',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed', transform: 'none' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: { bg: 'primary', color: 'white', _hover: { bg: 'primary.dark' } },
      accent: { bg: 'accent.solid', color: 'white', _hover: { bg: 'accent.dark' } },
      danger: { bg: 'danger', color: 'white', _hover: { bg: 'danger.dark' } },
      outline: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'line.strong',
        _hover: { bg: 'soft', borderColor: 'ink.muted' },
      },
      ghost: { color: 'primary', _hover: { bg: 'primary.tint' } },
      inverted: { bg: 'white', color: 'ink', _hover: { bg: 'primary.tint' } },
    },
    size: {
      sm: { minHeight: '36px', paddingInline: '3', paddingBlock: '1', fontSize: '0.875rem' },
      md: { minHeight: '44px', paddingInline: '5', paddingBlock: '2', fontSize: '1rem' },
      lg: { minHeight: '52px', paddingInline: '6', paddingBlock: '3', fontSize: '1rem' },
      icon: { width: '40px', height: '40px', padding: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

type ButtonVariants = RecipeVariantProps<typeof buttonRecipe>;

const PlainButton = chakra('button', buttonRecipe);

/** Props of `Button`: those of a button element, style props, `variant`, `size` and `loading`. */
export type ButtonProps = HTMLChakraProps<'button'> &
  ButtonVariants & { loading?: boolean; ref?: Ref<HTMLButtonElement> };

/** Prevents a second submission by a form's button. */
const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A loading button keeps its name, its width of text and the focus, and ignores clicks. A disabled
 * button would lose the focus.
 */
export function Button({ loading = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <PlainButton
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
      {...rest}
    >
      {loading && <Spinner />}
      {/* Transparent for the layout. A separate element keeps the text node in place when the spinner changes. */}
      <chakra.span display="contents">{children}</chakra.span>
    </PlainButton>
  );
}
