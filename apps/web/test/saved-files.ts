import { afterEach, beforeEach, vi } from "vitest";

export interface SavedFile {
  name: string;
  address: string;
}

/** Stands in for a browser's saving of files in every test of the file; the list starts empty in each. */
export function recordSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => "blob:made";
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, address: this.href });
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });
  return saved;
}
