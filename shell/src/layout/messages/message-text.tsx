import { chakra } from '@chakra-ui/react/styled-system';

type MessageTextProps = {
  text: string | undefined;
  details: readonly string[] | undefined;
  /** Announced when it appears. */
  moreText?: string | undefined;
};

export function MessageText({ text, details = [], moreText }: MessageTextProps) {
  return (
    <>
      {text && <chakra.p whiteSpace="pre-line">{text}</chakra.p>}
      {details.length > 0 && (
        <chakra.ul marginTop="3" paddingInlineStart="5" listStyleType="disc">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </chakra.ul>
      )}
      <div aria-live="polite">{moreText && <chakra.p marginTop="3">{moreText}</chakra.p>}</div>
    </>
  );
}
