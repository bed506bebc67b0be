/** Styles of the problem panel. Dark, so that it is not mistaken for a part of the site. */
export const panelStyles = `
:host {
  inset: auto 0 0;
  box-sizing: border-box;
  width: 100%;
  max-width: 100%;
  max-height: 80vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  border-top: 4px solid #ff8f8f;
  background: #14181f;
  color: #f3f5f8;
  font: 16px/1.5 system-ui, sans-serif;
}
section { padding: 16px; }
button {
  float: right;
  min-height: 44px;
  margin-left: 16px;
  padding: 0 16px;
  border: 1px solid currentColor;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:focus-visible, pre:focus-visible { outline: 3px solid #8fc7ff; outline-offset: 2px; }
h2 { margin: 0; color: #ffb3b3; font-size: 18px; }
p { margin: 4px 0; overflow-wrap: anywhere; }
pre {
  clear: both;
  margin: 12px 0;
  overflow: auto;
  font: 14px/1.6 ui-monospace, monospace;
}
pre:not([tabindex]) { white-space: pre-wrap; overflow-wrap: anywhere; }
span, mark { display: block; }
mark { background: #5a1f28; color: inherit; }
`;
