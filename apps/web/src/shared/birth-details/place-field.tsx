import type { Place } from "@cosmic/contracts";
import { CONTROL_LOOK, FieldFrame, useFieldWiring } from "@cosmic/ui/field-frame";
import { useCombobox } from "downshift";
import { type ReactNode, useEffect, useState } from "react";
import { placeName } from "./place-name.ts";
import { PlaceOptions } from "./place-options.tsx";
import { usePlaceSearch, useWarmPlaces } from "./use-place-search.ts";

interface PlaceFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: Place | null;
  onValueChange: (place: Place | null) => void;
}

/** A town chosen from a list that follows what is typed: the combobox pattern, by keyboard and touch too. */
export function PlaceField({ label, hint, error, value, onValueChange }: PlaceFieldProps) {
  useWarmPlaces();
  const [text, setText] = useState(value ? placeName(value) : "");
  const isChosen = value !== null && text === placeName(value);
  const search = usePlaceSearch(isChosen ? "" : text);
  const wiring = useFieldWiring(undefined, { hint, error, required: true });
  const items = [...search.places];
  const combobox = useCombobox<Place>({
    inputId: wiring.id,
    items,
    inputValue: text,
    selectedItem: value,
    itemToString: (place) => (place ? placeName(place) : ""),
    itemToKey: (place) => place?.id,
    onInputValueChange({ inputValue }) {
      setText(inputValue);
      if (value && inputValue !== placeName(value)) onValueChange(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onValueChange(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      // Only Enter and a click choose: leaving the field does not, lest it be the wrong Springfield.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      return { ...changes, isOpen: changes.isOpen === true && hasQuestion(changes) };
    },
  });
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox;
  const isListed = isOpen && search.status !== "idle";

  const firstId = items[0]?.id;
  useEffect(() => {
    if (isListed && firstId !== undefined) setHighlightedIndex(0);
  }, [isListed, firstId, setHighlightedIndex]);

  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error} required>
      <div className="relative">
        <input
          type="text"
          autoCapitalize="words"
          spellCheck={false}
          className={CONTROL_LOOK}
          {...combobox.getInputProps({
            ...wiring,
            // Downshift takes the change a moment later, after the caret has jumped to the end.
            onChange: (event) => {
              setText(event.currentTarget.value);
            },
          })}
        />
        <PlaceOptions
          search={search}
          items={items}
          typed={text.trim()}
          isListed={isListed}
          highlightedIndex={highlightedIndex}
          menuProps={combobox.getMenuProps({ "aria-label": `${label}: suggestions` })}
          optionProps={(item, index) => combobox.getItemProps({ item, index })}
        />
      </div>
    </FieldFrame>
  );
}

/** False for an empty field, and for one that holds the chosen place: there is nothing to list. */
function hasQuestion({
  inputValue = "",
  selectedItem,
}: {
  inputValue?: string;
  selectedItem?: Place | null;
}): boolean {
  return inputValue.trim() !== "" && !(selectedItem && inputValue === placeName(selectedItem));
}
