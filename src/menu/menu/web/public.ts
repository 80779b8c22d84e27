export { ItemPicture } from "./items/item-picture.tsx";
