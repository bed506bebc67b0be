import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

export const cardLook: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '28px minmax(0, 1fr) auto', md: '36px minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    base: '"niche head head" "meta meta meta" "foot foot actions"',
    md: '"niche head head" "niche meta actions" "niche foot actions"',
  },
  // On a phone the staff's buttons have their own line.
  mdDown: {
    '&:has([data-menu])': {
      gridTemplateAreas:
        '"niche head head" "meta meta meta" "foot foot foot" "actions actions actions"',
    },
  },
  columnGap: { base: '3', md: '5' },
  paddingBlock: '14px',
  paddingInline: { base: '14px', md: '5' },
  borderRadius: 'md',
  // Visible in forced colours, which remove the background.
  borderWidth: '1px',
  borderColor: 'transparent',
  transition: 'border-color 150ms, box-shadow 150ms',
  _hover: { borderColor: 'primary', boxShadow: 'sm' },
};

export const nicheLook: SystemStyleObject = {
  gridArea: 'niche',
  display: 'block',
  width: { base: '28px', md: '36px' },
  height: { base: '36px', md: '46px' },
  // Aligned with the lower edge of the card.
  alignSelf: { md: 'end' },
  marginBottom: { md: '-15px' },
};

export const headLook: SystemStyleObject = {
  gridArea: 'head',
  minWidth: '0',
  display: { md: 'flex' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '6',
};

export const salaryLook: SystemStyleObject = {
  flexShrink: '0',
  maxWidth: { md: '50%' },
  marginTop: { base: '3px', md: '0' },
  fontSize: { base: '15px', md: '16px' },
  fontWeight: '700',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums',
  textAlign: { md: 'right' },
};

export const footLook: SystemStyleObject = {
  gridArea: 'foot',
  display: 'flex',
  // On a phone the mark uses the line above, which is free because of the button's height.
  flexDirection: { base: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  alignItems: { base: 'flex-start', md: 'center' },
  alignSelf: 'end',
  justifyContent: { base: 'flex-end', md: 'flex-start' },
  columnGap: '10px',
  minHeight: { base: '44px', md: '24px' },
  marginTop: { base: '1.5', md: '0' },
  mdDown: { 'article:has([data-menu]) &': { minHeight: '0' } },
};

export const actionsLook: SystemStyleObject = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  gap: '1',
  // Keeps the link at the right when the menu appears, because the server's page has no menu.
  mdDown: {
    '&:has([data-menu])': {
      display: 'contents',
      '& > *': { gridArea: 'actions', justifySelf: 'end' },
      '& > [data-menu]': { justifySelf: 'start' },
    },
  },
};

export const dotted: SystemStyleObject = {
  color: 'ink.muted',
  fontSize: '14px',
  lineHeight: { base: '20px', md: '22px' },
  '& > :not(:last-child)::after': {
    content: '"·" / ""',
    marginInline: '7px 3px',
    color: 'line.strong',
  },
};

export const linkLook: SystemStyleObject = {
  minHeight: { base: '44px', md: '36px' },
  color: 'primary',
  borderColor: 'primary.line',
  // A transform would make the button the containing block of the overlay that covers the card.
  _active: { transform: 'none' },
  _groupHover: { bg: 'primary', borderColor: 'primary', color: 'white' },
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
};
