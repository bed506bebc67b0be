declare const _default = "/file";
export default _default;
