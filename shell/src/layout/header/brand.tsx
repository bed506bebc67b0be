import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';

/** The logo, a bridge of two arches, with the company's name. */
export function Brand({ size = 28 }: { size?: number }) {
  const { name } = useCompany();

  return (
    <chakra.span
      translate="no"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontWeight="800"
      fontSize={`${size * 0.75}px`}
      lineHeight="1"
      letterSpacing="-0.03em"
    >
      <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden>
        <rect width="64" height="64" rx="14" fill="#1F4FD8" />
        <path
          d="M9 22h46M11 47V36a10.5 10.5 0 0 1 21 0v11M32 36a10.5 10.5 0 0 1 21 0v11"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </svg>
      <span>{name}</span>
    </chakra.span>
  );
}
