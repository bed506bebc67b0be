/** URL of every imported image, font or video in unit tests, where Jest loads no files. */
export default '/file';
